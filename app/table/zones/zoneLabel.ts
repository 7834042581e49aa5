/** Names of zones: whose they are and how many cards lie there. */
import type { Seat } from '../../../src/vocabulary';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';

export function useZoneLabel(owner: Seat): (zone: string, cards: number) => string {
  const { view, names } = useModel();
  const { ui } = useTexts();
  return (zone, cards) =>
    ui.zoneSummary(owner === view.seat ? ui.ownZone(zone) : ui.zoneOf(zone, names.seat(owner)), cards);
}
