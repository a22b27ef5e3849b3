import { measureBuild } from './sections/build';
import { measureBytes } from './sections/bytes';
import { measureFirstPress } from './sections/firstPress';
import { measureGallery } from './sections/gallery';
import { measureWebServer } from './sections/webServer';
import { measureInteractions } from './sections/interactions';
import { measureLighthouse } from './sections/lighthouse';
import { measureMedia } from './sections/media';
import { measureMemory } from './sections/memory';
import { measureOrders } from './sections/orders';
import { measureRecipients } from './sections/recipients';
import { measureRegistrations } from './sections/registrations';
import { measureRendering } from './sections/rendering';
import { measureReturning } from './sections/returning';
import { measureSandbox } from './sections/sandbox';
import { measureSearch } from './sections/search';
import { measureSignup } from './sections/signup';
import { measureSoftNavigation } from './sections/softNavigation';
import { measureStart } from './sections/start';
import { measureUploads } from './sections/uploads';
import { measureZip } from './sections/zip';
import { measureTransfers } from './sections/transfers';
import { storeResult } from './support/results';

const sections = {
  bytes: measureBytes,
  media: measureMedia,
  lighthouse: measureLighthouse,
  signup: measureSignup,
  softNavigation: measureSoftNavigation,
  firstPress: measureFirstPress,
  interactions: measureInteractions,
  gallery: measureGallery,
  returning: measureReturning,
  search: measureSearch,
  start: measureStart,
  sandbox: measureSandbox,
  registrations: measureRegistrations,
  orders: measureOrders,
  transfers: measureTransfers,
  recipients: measureRecipients,
  host: measureWebServer,
  rendering: measureRendering,
  memory: measureMemory,
  uploads: measureUploads,
  zip: measureZip,
  build: measureBuild,
};
type SectionName = keyof typeof sections;

const isSection = (name: string): name is SectionName => name in sections;

const named = process.argv.slice(2);
const unknown = named.filter((name) => !isSection(name));
if (unknown.length > 0) {
  console.error(`Unknown section: ${unknown.join(', ')}. Known: ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}

// Sequentially, because parallel measurements on a small machine affect each other.
for (const name of named.length > 0 ? named.filter(isSection) : (Object.keys(sections) as SectionName[])) {
  console.log(`measuring ${name} …`);
  const measured = await sections[name]();
  await storeResult(name, measured);
  console.log(`${measured.title}\n${measured.rows.map((cells) => `  ${cells.join('  ')}`).join('\n')}`);
}
