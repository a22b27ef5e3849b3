/** First of three ports. Use different ports for parallel runs on one machine. */
const firstPort = Number(process.env.E2E_PORT ?? '4180');

export const siteOrigin = `http://localhost:${firstPort}`;
export const demoOrigin = `http://localhost:${firstPort + 1}`;
/** A web server without a sandbox, which proxies calls to the one at `siteOrigin`. */
export const proxiedOrigin = `http://localhost:${firstPort + 2}`;
