import '@testing-library/jest-dom';
import type { ReactElement } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Content } from '#application/content/Content';
import { Session } from '#application/session/Session';
import { parseChecksum } from '#domain/content/parseChecksum';
import { downloadPage } from '#domain/content/models/downloadPage';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { ClientDownloadView } from '#ui/downloads/ClientDownloadView';
import type { DownloadPageContent } from '#ui/downloads/DownloadPanel';
import { fileSize } from '#ui/content/fileSize';
import { PublicServerDownloadView } from '#ui/downloads/PublicServerDownloadView';
import { ServerDownloadView } from '#ui/downloads/ServerDownloadView';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { renderWithRouter } from '../../support/renderWithRouter';

const setUp = async (uid: 'client' | 'server', as?: PersonKey) => {
  const application = await compose(as ? { as } : {});
  await loadTexts(application, 'en-us', ['downloads']);
  await application.get(Session).start();
  const { content } = await application.get(Content).findOne(downloadPage, { locale: 'en-us', uid });
  const show = (view: (content: DownloadPageContent) => ReactElement, shown = content) =>
    renderWithRouter(application, view(shown));
  return { application, content, show, user: userEvent.setup() };
};

const box = (name: string) => within(screen.getByRole('region', { name }));

const client = (content: DownloadPageContent) => <ClientDownloadView content={content} />;
const server = (content: DownloadPageContent) => <ServerDownloadView content={content} />;
const open = (content: DownloadPageContent) => <PublicServerDownloadView content={content} />;

it('DL-01 the client box shows version, size, platform and checksum, and links to the file', async () => {
  const { content, show } = await setUp('client', 'new');
  const [file] = content.files;
  show(client, { ...content, files: content.files.map((listed) => ({ ...listed, bytes: 1026 })) });
  const launcher = box('Farstead launcher');
  expect(launcher.getByText(file?.version ?? '')).toBeVisible();
  expect(launcher.getByText('1 kB')).toBeVisible();
  expect(launcher.getByText('Windows 10 and 11, 64-bit')).toBeVisible();
  expect(launcher.getByText(file?.sha256 ?? '')).toBeVisible();
  const link = launcher.getByRole('link', { name: 'Download the launcher' });
  expect(link).toHaveAttribute('href', file?.file);
  expect(link).toHaveAttribute('download', file?.file?.split('/').at(-1));
  expect(within(screen.getByRole('table')).getAllByRole('row').length).toBeGreaterThan(5);
});

it('DL-01 copies the checksum to the clipboard', async () => {
  const { application, content, show, user } = await setUp('client', 'new');
  show(client);
  await user.click(screen.getByRole('button', { name: 'Copy the checksum of Farstead launcher' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(application.clipboard.text).toBe(content.files[0]?.sha256);
});

it('DL-01 hides the client box from a player who owns the game through the store', async () => {
  const { show } = await setUp('client', 'steam');
  show(client);
  expect(screen.getByText('You own the game on Steam')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Farstead launcher' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
});

it('DL-01 offers the myDU download to a player with access', async () => {
  const { show } = await setUp('server', 'backer');
  show(server);
  expect(box('myDU').getByRole('link', { name: 'Download myDU' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/downloads\/farstead-myDU-.*\.zip$/),
  );
});

it('DL-01 without access, the disabled myDU button shows the reason, but server files remain available', async () => {
  const { show, user } = await setUp('server', 'new');
  show(server);
  const button = box('myDU').getByRole('button', { name: 'Download myDU' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/^Your account doesn’t have myDU yet/);
  expect(box('myDU').queryByRole('link')).toBeNull();
  await user.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Your account doesn’t have myDU yet/);
  expect(box('Server files').getByRole('link', { name: 'Download the server files' })).toBeVisible();
});

it('DL-01 the public page links to the account page for myDU', async () => {
  const { show } = await setUp('server');
  show(open);
  expect(box('myDU').getByRole('link', { name: 'Download it in your account' })).toHaveAttribute(
    'href',
    '/account/download-server',
  );
  expect(box('Server files').getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/server-files/),
  );
});

it('DL-01 omits unknown file details', async () => {
  const { content, show } = await setUp('client', 'new');
  const files = [
    { kind: 'client', title: 'Launcher', text: '', button: '', version: '', platform: '', sha256: 'soon' },
  ] as const;
  show(client, { ...content, title: '', intro: [], requirements: [], note: [], files });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Download the game');
  expect(box('Launcher').queryAllByRole('definition')).toEqual([]);
  expect(box('Launcher').queryByRole('link')).toBeNull();
});

it.each([
  [1, '1 byte'],
  [999, '999 bytes'],
  [1026, '1 kB'],
  [1_540, '1.5 kB'],
  [48_211_968, '48.2 MB'],
  [3_000_000_000_000, '3,000 GB'],
])('DL-01 formats %i bytes as %s', (bytes, text) => {
  expect(fileSize(bytes, 'en-US')).toBe(text);
});

it.each([
  [` ${'AB'.repeat(32)} `, 'ab'.repeat(32)],
  ['ab', undefined],
  ['zz'.repeat(32), undefined],
])('DL-01 extracts the checksum from %j as %j', (text, checksum) => {
  expect(parseChecksum(text)).toBe(checksum);
});
