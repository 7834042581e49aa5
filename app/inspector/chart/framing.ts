/** Which part of a drawing to show: around some places, or near to one. */
import type { Area } from '../../charts/layout';

const margin = 30;
/** Room around a place, and how much of what is around it stays legible. */
const border = 40;
const widest = 940;
const highest = 660;

/** What holds all the areas, with a margin; `whole` where there are none. */
export function around(areas: readonly Area[], whole: Area): Area {
  if (areas.length === 0) return whole;
  const x = Math.min(...areas.map((area) => area.x)) - margin;
  const y = Math.min(...areas.map((area) => area.y)) - margin;
  const right = Math.max(...areas.map((area) => area.x + area.width)) + margin;
  const bottom = Math.max(...areas.map((area) => area.y + area.height)) + margin;
  return { x, y, width: right - x, height: bottom - y };
}

/** The place with as much of what is around it as stays legible. */
export function nearTo(place: Area, outer: Area): Area {
  const width = Math.min(outer.width + 2 * border, widest);
  const height = Math.min(outer.height + 2 * border, highest);
  const middle = (from: number, span: number, low: number, all: number, room: number) =>
    all + 2 * border <= room
      ? low - border
      : Math.min(Math.max(from + span / 2 - room / 2, low - border), low + all + border - room);
  return {
    x: middle(place.x, place.width, outer.x, outer.width, width),
    y: middle(place.y, place.height, outer.y, outer.height, height),
    width,
    height,
  };
}
