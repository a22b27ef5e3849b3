import type { SocialNetwork } from '#domain/navigation/Footer';

const shapes: Record<SocialNetwork, string> = {
  discord:
    'M8.6 5 5 6.2C3.3 9 2.4 12.6 2.6 16.7 4 17.9 5.5 18.6 7.1 19l1.2-2.100c2.4.6 5 .6 7.4 0l1.2 2.100c1.6-.4 3.1-1.1 4.5-2.3.2-4.1-.7-7.7-2.4-10.500L15.4 5l-.7 1.500a13 13 0 0 0-5.4 0ZM8.9 10.200a1.7 1.9 0 1 1 0 3.8 1.7 1.9 0 0 1 0-3.800Zm6.2 0a1.7 1.9 0 1 1 0 3.8 1.7 1.9 0 0 1 0-3.800Z',
  youtube: 'M4 5h16l2 2v10l-2 2H4l-2-2V7Zm6 3.500v7l6-3.500Z',
  twitch:
    'M5 2 3 6v13h5v3h3l3-3h3l4-4V2Zm.8 2H19v10l-3 3h-3.600l-2.8 2.800V17H5.800Zm4.2 3v5h2V7Zm5 0v5h2V7Z',
  x: 'M3 3h5.400l4.5 6 5.2-6h2.500l-6.6 7.600L21.5 21h-5.400l-4.9-6.600L5.5 21H3l7.1-8.200Zm3.6 1.900L17.1 19.100h1.300L7.9 4.900Z',
  instagram:
    'M3 3h18v18H3Zm2 2v14h14V5Zm7 2.600a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.800Zm0 2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.800Zm4-3.100h2v2h-2Z',
  facebook:
    'M3 3h18v18h-6v-7h2.500l.5-3H15V9.300c0-1 .4-1.5 1.5-1.500H18V5.200C17.6 5.1 16.8 5 16 5c-2.5 0-4 1.5-4 4v2H9.500v3H12v7H3Z',
  reddit:
    'M13.1 8.1 14 4.600l2.8.6a1.7 1.7 0 1 0 .2-1.500L12.9 2.8 11.6 8C6.5 8.2 2.5 10.9 2.5 14.300c0 3.5 4.2 6.3 9.5 6.300s9.5-2.8 9.5-6.300c0-3.3-3.8-5.9-8.4-6.200ZM8.5 11.500a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm7 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm-7 4.700c2.2 1.5 4.8 1.5 7 0l.7 1.100c-2.6 1.8-5.8 1.8-8.4 0Z',
};

export const SocialIcon = ({ network }: { readonly network: SocialNetwork }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
    <path fill="currentcolor" fillRule="evenodd" d={shapes[network]} />
  </svg>
);
