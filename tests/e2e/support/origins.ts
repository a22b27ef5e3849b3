/** Where the journeys find the site and its demo; another first port keeps two runs on one machine apart. */
const firstPort = Number(process.env.E2E_PORT ?? '4180');

export const siteOrigin = `http://localhost:${firstPort}`;
export const demoOrigin = `http://localhost:${firstPort + 1}`;
