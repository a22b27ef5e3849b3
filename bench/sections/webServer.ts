import { measureHeavyLoad } from '../support/load';
import type { SectionResult } from '../support/SectionResult';
import { startSite } from '../support/startSite';
import { measureAtConstantRate, type ConstantRateFigures } from '../support/constantRate';

const headers = { 'accept-encoding': 'br', accept: 'text/html' };

/** Requests per second. */
const rates = [1_000, 3_000];
const seconds = 10;

/** Measures the web server alone with one rendered page (Brotli): with 50 connections, and at a constant rate. */
export const measureWebServer = async (): Promise<SectionResult> => {
  const site = await startSite();
  const url = `${site.webServer.origin}/`;
  try {
    const fastest = await measureHeavyLoad({ url, connections: 50, headers });
    const steady: (ConstantRateFigures & { readonly perSecond: number })[] = [];
    for (const perSecond of rates) {
      steady.push({ perSecond, ...(await measureAtConstantRate({ url, perSecond, seconds, headers })) });
    }
    return {
      title:
        'Web server, one rendered page, brotli; at a constant rate, measured from the scheduled start of each request',
      figures: { fastest, steady },
      columns: ['Load', 'Per second', 'p50', 'p99', 'p99.9', 'Failed', 'Start delay, p99'],
      rows: [
        [
          `sequentially on 50 connections, by ${fastest.client}`,
          String(fastest.perSecond),
          `${fastest.p50} ms`,
          `${fastest.p99} ms`,
          '',
          String(fastest.failed),
          '',
        ],
        ...steady.map(({ perSecond, p50, p99, p999, failed, late }) => [
          'at a constant rate',
          String(perSecond),
          `${p50} ms`,
          `${p99} ms`,
          `${p999} ms`,
          String(failed),
          `${late} ms`,
        ]),
      ],
    };
  } finally {
    await site.stop();
  }
};
