import codeOfConduct from '../../../../../content/de-de/legal_page/code-of-conduct.json';
import cookiePolicy from '../../../../../content/de-de/legal_page/cookie-policy.json';
import eula from '../../../../../content/de-de/legal_page/eula.json';
import eulaMyDU from '../../../../../content/de-de/legal_page/eula-myDU.json';
import privacyPolicy from '../../../../../content/de-de/legal_page/privacy-policy.json';
import privacyPolicyMyDU from '../../../../../content/de-de/legal_page/privacy-policy-myDU.json';
import termsAndConditions from '../../../../../content/de-de/legal_page/terms-and-conditions.json';

export const documents: readonly unknown[] = [
  codeOfConduct,
  cookiePolicy,
  eula,
  eulaMyDU,
  privacyPolicy,
  privacyPolicyMyDU,
  termsAndConditions,
];
