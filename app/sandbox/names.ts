/** The sandboxes by the name of their chart, as the address has it: `#/sandbox/plotTrack`. */
export const sandboxNames = ['plotTrack', 'blueEvents'] as const;
export type SandboxName = (typeof sandboxNames)[number];

/** Any other address of the room shows the first one. */
export const sandboxNamed = (name: string): SandboxName =>
  sandboxNames.find((one) => one === name) ?? sandboxNames[0];
