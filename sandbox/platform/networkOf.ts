import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address; undefined for an IPv4 address. */
const groupsOf = (address: string): readonly string[] | undefined => {
  if (!isIPv6(address)) return undefined;
  // The URL parser returns the groups of the address separated by colons, with one run of zeros shortened to "::".
  const [before = '', after] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after === undefined ? [] : after.split(':').filter(Boolean);
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
};

/** Returns the network of a client address. IPv6 addresses are grouped by /64, which belongs to one customer. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const groups = groupsOf(address);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : address;
};

/** Returns the /48 of an IPv6 network, which one customer can also have; undefined for IPv4. */
export const siteOf = (network: string): string | undefined =>
  network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined;
