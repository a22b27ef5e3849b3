import type { Services } from './host';
import type { Settings } from './settings';

export const openServices = async (settings: Settings): Promise<Services> => {
  if (settings.demo) return { kind: 'none' };
  if (settings.apiOrigin) return { kind: 'proxied', origin: settings.apiOrigin };
  return { kind: 'none' };
};
