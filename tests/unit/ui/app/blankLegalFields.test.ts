import { blankFields } from '../../support/blankFields';

blankFields((file) => /^(alert|footer|legal_page|navigation)\//.test(file));
