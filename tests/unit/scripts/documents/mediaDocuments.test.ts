import { join } from 'node:path';
import { mediaDocuments } from '#scripts/documents/mediaDocuments';
import mediaFiles from '#samples/mediaFiles.json';

const root = join(__dirname, '../../../..');

it('ME-02 generates every listed document as an identical PDF on each run', async () => {
  const made = await mediaDocuments(root);
  const listed = mediaFiles.documents.filter((path) => path.endsWith('.pdf'));
  expect([...made.keys()].sort()).toEqual([...listed].sort());
  for (const bytes of made.values()) {
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect(bytes.length).toBeGreaterThan(30_000);
  }
  const again = await mediaDocuments(root);
  for (const [path, bytes] of made) expect([path, again.get(path)?.equals(bytes)]).toEqual([path, true]);
});
