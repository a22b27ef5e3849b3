/** Longest duration of a call in milliseconds, unless it is a transfer. */
export const callTimeoutMs = 10_000;

/**
 * Longest silence of a transfer, as a multiple of `callTimeoutMs`. A transfer may take any time while bytes are sent
 * or received.
 */
export const silenceFactors = {
  transfer: 6,
  /** The server generates a file before it sends the first byte. */
  generation: 30,
} as const;
