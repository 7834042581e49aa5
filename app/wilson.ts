const z = 1.96;

/** The Wilson interval at 95 % of a share of wins. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}
