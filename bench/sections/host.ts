import { underHeavyLoad } from '../support/load';
import type { Measured } from '../support/Measured';
import { startSite } from '../support/startSite';

/** The host's own speed: one rendered page, brotli, 50 connections. */
export const measureHost = async (): Promise<Measured> => {
  const site = await startSite();
  try {
    const figures = await underHeavyLoad({
      url: `${site.host.origin}/`,
      connections: 50,
      headers: { 'accept-encoding': 'br', accept: 'text/html' },
    });
    return {
      title: 'Host, one rendered page, brotli, 50 connections',
      figures,
      columns: ['Per second', 'p50', 'p99', 'Failed', 'Asked by'],
      rows: [
        [
          String(figures.perSecond),
          `${figures.p50} ms`,
          `${figures.p99} ms`,
          String(figures.failed),
          figures.client,
        ],
      ],
    };
  } finally {
    await site.stop();
  }
};
