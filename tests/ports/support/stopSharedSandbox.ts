import { shared } from './sharedSandbox';

export default async function stopSharedSandbox(): Promise<void> {
  await shared.sandboxOfPorts?.stop();
}
