import { isIPv6 } from 'node:net';

/** Network of a client address. Providers assign each customer a /64 of IPv6 addresses, so it counts as one. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  // The URL parser writes out every group except those in one "::".
  const [before = '', after] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after === undefined ? [] : after.split(':').filter(Boolean);
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
};
