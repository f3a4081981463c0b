/**
 * Whether friends on the same network can reach this server. It is asked only by a page on the machine that runs the
 * server: for everybody else the address in their browser is one that works for others, too.
 */

import type { NetworkInfo } from '../generated/protocol'
import { getNetwork, switchNetwork } from './api'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

class Network {
  /** What the server says about it; null where it was not asked, or does not say. */
  info = $state.raw<NetworkInfo | null>(null)
  /** Whether this page has an address that only this machine understands. */
  readonly onlyHere = typeof location !== 'undefined' && LOOPBACK.test(location.hostname)

  /** Whether the switch can be used here. */
  get offered(): boolean {
    return this.info?.offered ?? false
  }

  /** Whether an invitation from this page leads friends nowhere. */
  get closed(): boolean {
    return this.offered && !this.info?.addresses.length
  }

  /** What links for others begin with: an address that they can reach, as far as there is one. */
  get origin(): string {
    return this.info?.addresses[0] ?? location.origin
  }

  async refresh(): Promise<void> {
    if (!this.onlyHere) return
    this.info = await getNetwork().catch(() => this.info)
  }

  async switch(on: boolean): Promise<void> {
    this.info = await switchNetwork(on)
  }
}

export const network = new Network()
