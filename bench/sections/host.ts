import { ensureBuilt } from '../../scripts/build/ensureBuilt';
import { underLoad } from '../support/load';
import type { Measured } from '../support/Measured';
import { startProcess } from '../support/startProcess';

/** The host's own speed: one page, brotli, 50 connections. */
export const measureHost = async (): Promise<Measured> => {
  await ensureBuilt('demo');
  const site = await startProcess('server/main.ts', { SITE: 'demo' });
  try {
    const figures = await underLoad({
      url: `${site.origin}/`,
      connections: 50,
      headers: { 'accept-encoding': 'br', accept: 'text/html' },
    });
    return {
      title: 'Host, one page, brotli, 50 connections',
      figures,
      columns: ['Per second', 'p50', 'p99', 'Failed'],
      rows: [[String(figures.perSecond), `${figures.p50} ms`, `${figures.p99} ms`, String(figures.failed)]],
    };
  } finally {
    await site.stop();
  }
};
