import { randomUUID } from 'node:crypto';
import { jpegFile, pngFile, svgFile } from '../sandbox/pictureFiles';
import { call } from '../server/support/call';
import type { Probe } from './Probe';

const markup = Buffer.from('<html><script>alert(document.domain)</script></html>');

/** Files that are both a picture and a document, or only claim to be a picture. */
const files = async (): Promise<Readonly<Record<string, Buffer>>> => ({
  'a.png': await pngFile(),
  'markup-behind.png': Buffer.concat([await pngFile(), markup]),
  'markup-behind.jpg': Buffer.concat([await jpegFile(), markup]),
  'markup.png': markup,
  'drawing.png': svgFile(),
  'drawing.svg': svgFile(),
  'begins-as.png': Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), markup]),
  'a.png.html': await pngFile(),
  '<script>.png': await pngFile(),
});

interface Pictures {
  readonly pendingValidation: readonly { readonly url: string; readonly thumbnailUrl: string }[];
}

const pictures: Probe = {
  item: 'pictures',
  title: 'a player’s picture is served as a document, or without its policy',
  run: async ({ client, url }, attempts) => {
    let served = 0;
    for (const [name, file] of Object.entries(await files())) {
      const { accessToken: token } = await client.createPlayer({ canUploadAssets: true });
      for (const type of ['image/png', 'text/html', 'image/svg+xml']) {
        const form = new FormData();
        form.append('files', new Blob([new Uint8Array(file)], { type }), name);
        await fetch(`${url}/api/assets/player`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
          body: form,
        });
      }
      const { pendingValidation } = (await client.get('/api/assets/player', token)).body as Pictures;
      attempts.record(`store ${name}`, pendingValidation.length > 0 && !/\.(png|jpg)$/.test(name));
      for (const path of pendingValidation.flatMap((picture) => [picture.url, picture.thumbnailUrl])) {
        for (const method of ['GET', 'HEAD']) {
          const { headers, text } = await call(url, path, { method, headers: { accept: 'text/html' } });
          served += 1;
          const isSafe =
            headers['content-security-policy'] === "default-src 'none'; sandbox" &&
            headers['x-content-type-options'] === 'nosniff' &&
            /^image\/(png|jpeg|webp)$/.test(headers['content-type'] ?? '') &&
            !text.includes('<script>');
          attempts.record(`${method} ${name} ${JSON.stringify(headers)}`, !isSafe);
        }
      }
    }
    if (served === 0) throw new Error('No picture was served.');
  },
};

export const pictureProbes: readonly Probe[] = [pictures];
