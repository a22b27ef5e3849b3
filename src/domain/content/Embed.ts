/** The platforms that content may be embedded from. */
export const embedProviders = ['youtube', 'vimeo', 'twitch', 'x', 'instagram', 'discord'] as const;

export type EmbedProvider = (typeof embedProviders)[number];

/** Something of another platform, shown only to visitors who agreed to social cookies (CC-05). */
export interface Embed {
  readonly provider: EmbedProvider;
  /** Which of the platform's kinds of things; `channel` and `clip` are Twitch's, the others are a platform's only one. */
  readonly kind: 'video' | 'channel' | 'clip' | 'post' | 'chat';
  /** As the platform names it: letters, digits, `-` and `_` only. */
  readonly id: string;
}

/** Names of companies, the same in every language. */
export const providerNames: Readonly<Record<EmbedProvider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  twitch: 'Twitch',
  x: 'X',
  instagram: 'Instagram',
  discord: 'Discord',
};

/** The only origins that a page of the site frames beside its own: what the content security policy allows. */
export const embedOrigins: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://player.twitch.tv',
  'https://clips.twitch.tv',
  'https://platform.twitter.com',
  'https://www.instagram.com',
  'https://discord.com',
];

/** Addresses of a platform, by host and path; the group `id` of the path, or the query parameter `query`, is the id. */
interface Pattern {
  readonly hosts: RegExp;
  readonly path: RegExp;
  readonly query?: { readonly name: string; readonly id: RegExp };
  readonly provider: EmbedProvider;
  readonly kind: Embed['kind'];
}

const youtubeId = '(?<id>[\\w-]{11})';
const youtubeHosts = /^((www|m)\.)?youtube(-nocookie)?\.com$/;
const twitchHosts = /^((www|m)\.)?twitch\.tv$/;
const twitchName = '(?<id>[A-Za-z0-9]\\w{3,24})';

/** More particular paths stand before those they would match. */
const patterns: readonly Pattern[] = [
  {
    provider: 'youtube',
    kind: 'video',
    hosts: youtubeHosts,
    path: /^\/watch$/,
    query: { name: 'v', id: /^[\w-]{11}$/ },
  },
  {
    provider: 'youtube',
    kind: 'video',
    hosts: youtubeHosts,
    path: new RegExp(`^/(embed|shorts|live)/${youtubeId}$`),
  },
  { provider: 'youtube', kind: 'video', hosts: /^youtu\.be$/, path: new RegExp(`^/${youtubeId}$`) },
  { provider: 'vimeo', kind: 'video', hosts: /^(www\.)?vimeo\.com$/, path: /^\/(?<id>\d{5,12})$/ },
  { provider: 'vimeo', kind: 'video', hosts: /^player\.vimeo\.com$/, path: /^\/video\/(?<id>\d{5,12})$/ },
  { provider: 'twitch', kind: 'video', hosts: twitchHosts, path: /^\/videos\/(?<id>\d{5,15})$/ },
  {
    provider: 'twitch',
    kind: 'clip',
    hosts: twitchHosts,
    path: /^\/\w{4,25}\/clip\/(?<id>[\w-]{5,100})$/,
  },
  { provider: 'twitch', kind: 'clip', hosts: /^clips\.twitch\.tv$/, path: /^\/(?<id>[\w-]{5,100})$/ },
  { provider: 'twitch', kind: 'channel', hosts: twitchHosts, path: new RegExp(`^/${twitchName}$`) },
  {
    provider: 'x',
    kind: 'post',
    hosts: /^((www|mobile)\.)?(x|twitter)\.com$/,
    path: /^\/\w{1,15}\/status\/(?<id>\d{5,20})$/,
  },
  {
    provider: 'instagram',
    kind: 'post',
    hosts: /^(www\.)?instagram\.com$/,
    path: /^\/(p|reel)\/(?<id>[\w-]{5,20})$/,
  },
  {
    provider: 'discord',
    kind: 'chat',
    hosts: /^(www\.)?discord\.com$/,
    path: /^\/widget$/,
    query: { name: 'id', id: /^\d{15,22}$/ },
  },
];

/**
 * What an editor embedded, read from its address; nothing when it is not https or not of a platform on the list. Only
 * the id is kept: no part of the address that somebody wrote ever becomes the address of a frame.
 */
export const parseEmbed = (address: string): Embed | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, port, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return undefined;
  for (const { hosts, path, query, provider, kind } of patterns) {
    const match = hosts.test(hostname) ? path.exec(pathname.replace(/\/$/, '')) : null;
    if (!match) continue;
    const id = query ? searchParams.get(query.name) : match.groups?.id;
    if (id && (!query || query.id.test(id))) return { provider, kind, id };
  }
  return undefined;
};

export interface EmbedSurroundings {
  /** The host of this site: Twitch asks who frames it. */
  readonly siteHost: string;
  /** Base address of another video host's player, in place of the platforms' own. */
  readonly videoPlayer: string | undefined;
  /** The visitor has asked for it to play. */
  readonly playsAtOnce: boolean;
}

/** The address to frame. YouTube always answers from its host without cookies. */
export const frameAddress = (
  { provider, kind, id }: Embed,
  { siteHost, videoPlayer, playsAtOnce }: EmbedSurroundings,
): string => {
  const autoplay = playsAtOnce ? '1' : '0';
  if (kind === 'video' && videoPlayer !== undefined) return `${videoPlayer}/${id}?autoplay=${autoplay}`;
  switch (provider) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${id}?rel=0&autoplay=${autoplay}`;
    case 'vimeo':
      return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=${autoplay}`;
    case 'twitch': {
      const parent = `parent=${encodeURIComponent(siteHost)}&autoplay=${String(playsAtOnce)}`;
      if (kind === 'clip') return `https://clips.twitch.tv/embed?clip=${id}&${parent}`;
      return `https://player.twitch.tv/?${kind === 'channel' ? 'channel' : 'video'}=${id}&${parent}`;
    }
    case 'x':
      return `https://platform.twitter.com/embed/Tweet.html?id=${id}&theme=dark&dnt=true`;
    case 'instagram':
      return `https://www.instagram.com/p/${id}/embed`;
    case 'discord':
      return `https://discord.com/widget?id=${id}&theme=dark`;
  }
};

/** Where the same thing stands on its platform, for a plain link. */
export const placeOnPlatform = ({ provider, kind, id }: Embed): string => {
  switch (provider) {
    case 'youtube':
      return `https://www.youtube.com/watch?v=${id}`;
    case 'vimeo':
      return `https://vimeo.com/${id}`;
    case 'twitch':
      if (kind === 'clip') return `https://clips.twitch.tv/${id}`;
      return `https://www.twitch.tv/${kind === 'video' ? `videos/${id}` : id}`;
    case 'x':
      return `https://x.com/i/status/${id}`;
    case 'instagram':
      return `https://www.instagram.com/p/${id}/`;
    case 'discord':
      return `https://discord.com/widget?id=${id}`;
  }
};
