import { downloadPage } from '#domain/content/models/downloadPage';
import { contentPage } from '../content/contentPage';
import { ClientDownloadView } from './ClientDownloadView';
import { PublicServerDownloadView } from './PublicServerDownloadView';
import { ServerDownloadView } from './ServerDownloadView';

const texts = ['downloads', 'ageRating'] as const;

const clientDownloadPage = contentPage({
  model: downloadPage,
  uid: 'client',
  View: ClientDownloadView,
  texts,
});

const serverDownloadPage = contentPage({
  model: downloadPage,
  uid: 'server',
  View: ServerDownloadView,
  texts,
});

const publicServerDownloadPage = contentPage({
  model: downloadPage,
  uid: 'server',
  View: PublicServerDownloadView,
  texts,
});

export const pages = {
  accountDownload: clientDownloadPage,
  accountDownloadServer: serverDownloadPage,
  downloadServer: publicServerDownloadPage,
};
