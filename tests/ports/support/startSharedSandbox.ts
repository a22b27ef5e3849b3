import { startSandbox } from '../../sandbox/startSandbox';
import { publishSandbox, shared } from './sharedSandbox';

export default async function startSharedSandbox(): Promise<void> {
  const sandbox = await startSandbox();
  shared.sandboxOfPorts = sandbox;
  publishSandbox(sandbox.url);
}
