from northline.rules.actions import Claim, Draw, Take
from northline.rules.analysis.planning import cheapest_path, spaces_to_build


class LongestFirst:
    """Claims the longest route it can pay for, and otherwise draws a card."""

    def choose(self, view, clock=None):
        claims = [action for action in view.legal_actions if isinstance(action, Claim)]
        if claims:
            return max(claims, key=lambda claim: view.edition.routes[claim.route].length)
        return Draw() if Draw() in view.legal_actions else view.legal_actions[0]


class Commuter:
    """Claims the routes between the cities of its tickets, and draws cards of their colours."""

    def choose(self, view, clock=None):
        routes, menu, plan = view.edition.routes, view.legal_actions, self.plan(view)
        claims = [action for action in menu if isinstance(action, Claim)]
        if plan:
            claims = [claim for claim in claims if claim.route in plan]
        if claims:
            return max(claims, key=lambda claim: routes[claim.route].length)
        colors = {routes[route].color for route in plan}
        useful = [action for action in menu if isinstance(action, Take) and action.card in colors]
        if useful:
            return useful[0]
        return Draw() if Draw() in menu else menu[0]

    def plan(self, view):
        """The routes still missing on the shortest open path of every ticket."""
        plan = set()
        costs = list(spaces_to_build(view, view.seat))  # 0: ours already; None: closed to us
        for ticket in (view.edition.tickets[held] for held in view.own_tickets):
            path = cheapest_path(view.edition, costs, ticket.a, ticket.b)
            missing = [route for route in path.routes if costs[route]] if path else []
            plan.update(missing)
            for route in missing:
                costs[route] = 0  # the next ticket may use it for free
        return plan
