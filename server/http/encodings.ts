export type Encoding = 'br' | 'gzip' | 'identity';

/** Preferred encodings, best first. */
const preferred: readonly Encoding[] = ['br', 'gzip'];

const weightOf = (part: string): number => {
  const quality = /;\s*q=([0-9.]+)/i.exec(part)?.[1];
  return quality === undefined ? 1 : Number(quality);
};

const weightsOf = (header: string): ReadonlyMap<string, number> =>
  new Map(header.split(',').map((part) => [(part.split(';')[0] ?? '').trim().toLowerCase(), weightOf(part)]));

/** Whether `Accept-Encoding` names the encoding, and does not forbid it. */
export const acceptsByName = (header: string | undefined, encoding: string): boolean =>
  header !== undefined && header.includes(encoding) && (weightsOf(header).get(encoding) ?? 0) > 0;

/** The best encoding that `Accept-Encoding` allows. Weights are ignored except 0, which forbids an encoding. */
export const negotiateEncoding = (header: string | undefined): Encoding => {
  if (!header) return 'identity';
  const weights = weightsOf(header);
  const accepted = (encoding: Encoding): boolean => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return preferred.find(accepted) ?? 'identity';
};
