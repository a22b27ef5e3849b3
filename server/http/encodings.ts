import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Preferred encodings, best first. */
const preferred: readonly Encoding[] = ['br', 'gzip'];

const negotiatorOf = (header = ''): Negotiator => new Negotiator({ headers: { 'accept-encoding': header } });

/** Whether `Accept-Encoding` names the encoding, and does not forbid it. */
export const acceptsByName = (header: string | undefined, encoding: string): boolean =>
  negotiatorOf(header).encodings().includes(encoding);

/** The best encoding that `Accept-Encoding` allows. Weights are ignored except 0, which forbids an encoding. */
export const negotiateEncoding = (header: string | undefined): Encoding => {
  const accepted = negotiatorOf(header).encodings(preferred);
  return preferred.find((encoding) => accepted.includes(encoding)) ?? 'identity';
};
