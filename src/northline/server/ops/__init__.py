"""Operations: settings, rate limits, logs, metrics."""
