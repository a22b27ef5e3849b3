import { embedOrigins, frameUrl, parseEmbed, platformUrl, type Embed } from '#domain/content/Embed';

const video: Embed = { provider: 'youtube', kind: 'video', id: 'dQw4w9WgXcQ' };

const supportedAddresses: readonly (readonly [address: string, embed: Embed])[] = [
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', video],
  ['https://youtube.com/watch?t=42&v=dQw4w9WgXcQ&list=x', video],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', video],
  ['https://youtu.be/dQw4w9WgXcQ?si=tracking', video],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', video],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ/', video],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', video],
  ['https://vimeo.com/123456789', { provider: 'vimeo', kind: 'video', id: '123456789' }],
  ['https://player.vimeo.com/video/123456789', { provider: 'vimeo', kind: 'video', id: '123456789' }],
  ['https://www.twitch.tv/videos/1234567890', { provider: 'twitch', kind: 'video', id: '1234567890' }],
  ['https://twitch.tv/farstead', { provider: 'twitch', kind: 'channel', id: 'farstead' }],
  ['https://clips.twitch.tv/SlowRing-a_1', { provider: 'twitch', kind: 'clip', id: 'SlowRing-a_1' }],
  [
    'https://www.twitch.tv/farstead/clip/SlowRing-a_1',
    { provider: 'twitch', kind: 'clip', id: 'SlowRing-a_1' },
  ],
  [
    'https://x.com/farstead/status/1700000000000000000',
    { provider: 'x', kind: 'post', id: '1700000000000000000' },
  ],
  ['https://twitter.com/farstead/status/17000000000', { provider: 'x', kind: 'post', id: '17000000000' }],
  ['https://www.instagram.com/p/Cx_1-abcde/', { provider: 'instagram', kind: 'post', id: 'Cx_1-abcde' }],
  ['https://www.instagram.com/reel/Cx_1-abcde/', { provider: 'instagram', kind: 'post', id: 'Cx_1-abcde' }],
  [
    'https://discord.com/widget?id=123456789012345678&theme=light',
    { provider: 'discord', kind: 'chat', id: '123456789012345678' },
  ],
];

it.each(supportedAddresses)('CC-05 recognizes %s as an embed', (address, embed) => {
  expect(parseEmbed(address)).toEqual(embed);
});

it.each([
  '',
  'not an address',
  '//www.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)',
  'javascript://www.youtube.com/watch?v=dQw4w9WgXcQ%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://www.youtube.com/dQw4w9WgXcQ',
  'file:///etc/passwd',
  'https://www.youtube.com.attacker.test/watch?v=dQw4w9WgXcQ',
  'https://attacker.test/www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://attacker.test/?u=https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com@attacker.test/watch?v=dQw4w9WgXcQ',
  'https://attacker.test@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://user:secret@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXc"onload=alert(1)',
  'https://www.youtube.com/watch?v=../../etc',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/redirect?q=https://attacker.test',
  'https://www.youtube.com/embed/dQw4w9WgXcQ/../../redirect?q=https://attacker.test',
  'https://www.youtube.com/embed/dQw4w9WgXcQ%2f..%2f..',
  'https://youtu.be/dQw4w9WgXcQQQQQ',
  'https://xn--youtbe-5ya.com/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'https://player.twitch.tv/?channel=farstead&parent=attacker.test',
  'https://x.com/farstead/status/1e9',
  'https://x.com/intent/post?text=hello',
  'https://discord.com/widget?id=1&theme=dark',
  'https://discord.com/api/webhooks/123456789012345678/token',
  'https://www.tiktok.com/@farstead/video/1234567890',
])('CC-05 does not recognize %s as an embed', (address) => {
  expect(parseEmbed(address)).toBeUndefined();
});

describe('the frame URL', () => {
  const surroundings = { siteHost: 'farstead.test', videoPlayer: undefined, autoplay: false };

  it.each(supportedAddresses)(
    'CC-05 for %s has an origin allowed by the content security policy',
    (_, embed) => {
      const { origin, protocol } = new URL(frameUrl(embed, surroundings));
      expect(protocol).toBe('https:');
      expect(embedOrigins).toContain(origin);
    },
  );

  it('CC-05 uses the cookie-free domain for YouTube videos', () => {
    expect(frameUrl(video, surroundings)).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&autoplay=0',
    );
  });

  it('CC-05 passes the site’s host to Twitch', () => {
    const channel: Embed = { provider: 'twitch', kind: 'channel', id: 'farstead' };
    expect(frameUrl(channel, { ...surroundings, autoplay: true })).toBe(
      'https://player.twitch.tv/?channel=farstead&parent=farstead.test&autoplay=true',
    );
  });

  it('CC-05 uses the configured player for videos but not for posts', () => {
    const other = { ...surroundings, videoPlayer: '/sandbox/player', autoplay: true };
    expect(frameUrl(video, other)).toBe('/sandbox/player/dQw4w9WgXcQ?autoplay=1');
    const post: Embed = { provider: 'x', kind: 'post', id: '17000000000' };
    expect(frameUrl(post, other)).toMatch(/^https:\/\/platform\.twitter\.com\//);
  });
});

it.each(supportedAddresses)('CC-05 %s has an HTTPS link to its platform', (_, embed) => {
  expect(new URL(platformUrl(embed)).protocol).toBe('https:');
});
