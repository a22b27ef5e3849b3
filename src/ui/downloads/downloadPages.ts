import { downloadPage } from '#domain/content/models/downloadPage';
import { contentPage } from '../content/contentPage';
import { ClientDownloadView } from './ClientDownloadView';
import { PublicServerDownloadView } from './PublicServerDownloadView';
import { ServerDownloadView } from './ServerDownloadView';

const texts = ['downloads'] as const;

export const clientDownloadPage = contentPage({
  model: downloadPage,
  uid: 'client',
  View: ClientDownloadView,
  texts,
});

export const serverDownloadPage = contentPage({
  model: downloadPage,
  uid: 'server',
  View: ServerDownloadView,
  texts,
});

export const publicServerDownloadPage = contentPage({
  model: downloadPage,
  uid: 'server',
  View: PublicServerDownloadView,
  texts,
});
