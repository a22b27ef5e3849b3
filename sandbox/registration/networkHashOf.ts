import type { Sandbox } from '../context';
import { networkOf } from '../platform/networkOf';
import { deriveSecret } from '../platform/random';

/** Hash of the network of a client, which shows only whether two requests came from the same network. */
export const networkHashOf = ({ keys }: Pick<Sandbox, 'keys'>, address: string): string =>
  deriveSecret(keys.refreshKey, `network of a registration ${networkOf(address)}`);
