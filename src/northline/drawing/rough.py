def rough_plan(edition): raise NotImplementedError
