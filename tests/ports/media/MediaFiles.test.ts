import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LoadMediaLibrary } from '#application/media/LoadMediaLibrary';
import { MediaFiles } from '#application/media/MediaFiles';
import { wallpaperSizes } from '#domain/media/MediaLibrary';
import { failureModes, onBothAdapters } from '../support/onBothAdapters';

onBothAdapters('MediaFiles', (open) => {
  it('ME-01 lists existing files in every category', async () => {
    const listed = await (await open()).application.get(MediaFiles).list();
    if (!listed.ok) throw new Error(listed.error.kind);
    for (const paths of Object.values(listed.value)) expect(paths).not.toEqual([]);
    // The PDF documents are created by the build.
    const missing = Object.values(listed.value)
      .flat()
      .filter((path) => !path.endsWith('.pdf') && !existsSync(join('public', path)));
    expect(missing).toEqual([]);
  });

  it('ME-02 every item has a preview, and every wallpaper lists its resolutions', async () => {
    const loaded = await (await open()).application.get(LoadMediaLibrary).execute();
    if (!loaded.ok) throw new Error(loaded.error.kind);
    for (const item of Object.values(loaded.value).flat()) expect(item.previews).toHaveLength(2);
    for (const item of loaded.value.wallpapers) {
      expect(wallpaperSizes(item)).toContainEqual(expect.objectContaining({ width: 1920, height: 1080 }));
    }
  });

  it.each(failureModes)('ME-01 reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    await site.simulate(network);
    expect(await site.application.get(MediaFiles).list()).toEqual({ ok: false, error });
  });
});
