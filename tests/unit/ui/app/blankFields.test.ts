import { blankFields } from '../../support/blankFields';

// The legal pages and what stands around every page are in blankLegalFields: two files, so that two cores share them.
blankFields((file) => !/^(alert|footer|legal_page|navigation)\//.test(file));
