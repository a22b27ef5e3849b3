import { masterLanguage, type ContentSnapshot } from './ContentSnapshot';

/** Version that every response contains, as in Prismic. */
export const apiVersion = 'starport-content';

export const license = 'All Rights Reserved';

/** Creates the response of GET /api/v2, with the refs, languages and types. */
export const repositoryResponse = (edition: ContentSnapshot, baseUrl: string) => ({
  refs: [{ id: 'master', ref: edition.masterRef, label: 'Master', isMasterRef: true }],
  integrationFieldsRef: null,
  bookmarks: {},
  languages: edition.languages.map((id) => ({
    id,
    name: languageName(id),
    is_master: id === masterLanguage,
  })),
  types: edition.types,
  tags: edition.tags,
  forms: {
    everything: {
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      action: `${baseUrl}/documents/search`,
      fields: {
        ref: { type: 'String', multiple: false },
        q: { type: 'String', multiple: true },
        lang: { type: 'String', multiple: false },
        page: { type: 'Integer', multiple: false, default: '1' },
        pageSize: { type: 'Integer', multiple: false, default: '20' },
        orderings: { type: 'String', multiple: false },
      },
    },
  },
  experiments: { draft: [], running: [] },
  oauth_initiate: `${baseUrl}/auth`,
  oauth_token: `${baseUrl}/auth/token`,
  version: apiVersion,
  license,
});

const languageName = (id: string): string => new Intl.DisplayNames(['en'], { type: 'language' }).of(id) ?? id;
