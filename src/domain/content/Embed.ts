import { hasCredentials } from '../shared/hasCredentials';

export type EmbedProvider = 'youtube' | 'vimeo' | 'twitch' | 'x' | 'instagram' | 'discord';

/** An item from another platform. It requires consent to social cookies (CC-05). */
export interface Embed {
  readonly provider: EmbedProvider;
  /** `channel` and `clip` are used for Twitch only. */
  readonly kind: 'video' | 'channel' | 'clip' | 'post' | 'chat';
  /** The platform's id: letters, digits, `-` and `_` only. */
  readonly id: string;
}

export const providerNames: Readonly<Record<EmbedProvider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  twitch: 'Twitch',
  x: 'X',
  instagram: 'Instagram',
  discord: 'Discord',
};

/** Origins that pages may frame, for the content security policy. */
export const embedOrigins: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://player.twitch.tv',
  'https://clips.twitch.tv',
  'https://platform.twitter.com',
  'https://www.instagram.com',
  'https://discord.com',
];

/** Matches URLs by host and path. The id is the `id` group of the path, or the query parameter. */
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

/** More specific patterns come first. */
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
 * Returns undefined if the URL is not https or not from a listed platform. Only the id is used, so that editors
 * cannot choose the URL of a frame.
 */
export const parseEmbed = (address: string): Embed | undefined => {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const { protocol, port, hostname, pathname, searchParams } = url;
  if (protocol !== 'https:' || hasCredentials(url) || port !== '') return undefined;
  for (const { hosts, path, query, provider, kind } of patterns) {
    const match = hosts.test(hostname) ? path.exec(pathname.replace(/\/$/, '')) : null;
    if (!match) continue;
    const id = query ? searchParams.get(query.name) : match.groups?.id;
    if (id && (!query || query.id.test(id))) return { provider, kind, id };
  }
  return undefined;
};

export interface EmbedOptions {
  /** Host of the framing site, which Twitch requires. */
  readonly siteHost: string;
  /** Base URL of a player that replaces the platforms' own players. */
  readonly videoPlayer: string | undefined;
  /** Whether playback starts without another click, because the visitor has requested it. */
  readonly autoplay: boolean;
}

/** Returns the URL for the frame. YouTube videos always use the cookieless host. */
export const frameUrl = (
  { provider, kind, id }: Embed,
  { siteHost, videoPlayer, autoplay }: EmbedOptions,
): string => {
  const autoplayFlag = autoplay ? '1' : '0';
  if (kind === 'video' && videoPlayer !== undefined) return `${videoPlayer}/${id}?autoplay=${autoplayFlag}`;
  switch (provider) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${id}?rel=0&autoplay=${autoplayFlag}`;
    case 'vimeo':
      return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=${autoplayFlag}`;
    case 'twitch': {
      const parent = `parent=${encodeURIComponent(siteHost)}&autoplay=${String(autoplay)}`;
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

/** URL of the item on its platform. */
export const platformUrl = ({ provider, kind, id }: Embed): string => {
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
