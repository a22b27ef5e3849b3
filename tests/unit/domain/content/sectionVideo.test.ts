import { parseEmbed } from '#domain/content/Embed';
import { sectionVideo } from '#domain/content/sectionVideo';

const film = { sources: [{ type: 'video/mp4', url: '/films/a.mp4' }] } as const;
const embed = parseEmbed('https://youtu.be/dQw4w9WgXcQ');
if (!embed) throw new Error('no embed');
const video = { embed, title: 'Its title there' };

it('HO-02 prefers our own video to a video on another platform', () => {
  expect(sectionVideo({ film, video, videoTitle: 'An evening' })).toEqual({
    kind: 'file',
    file: film,
    title: 'An evening',
  });
});

it('HO-02 an embedded video without a title uses its title on the platform', () => {
  expect(sectionVideo({ video, videoTitle: 'An evening' })).toEqual({
    kind: 'embed',
    embed,
    title: 'An evening',
  });
  expect(sectionVideo({ video, videoTitle: '' })).toMatchObject({ title: 'Its title there' });
});

it('HO-02 returns no video for a section without videos', () => {
  expect(sectionVideo({ videoTitle: 'An evening' })).toBeUndefined();
});
