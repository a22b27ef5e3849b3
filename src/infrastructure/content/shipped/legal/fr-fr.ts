import codeOfConduct from '../../../../../content/fr-fr/legal_page/code-of-conduct.json';
import cookiePolicy from '../../../../../content/fr-fr/legal_page/cookie-policy.json';
import eula from '../../../../../content/fr-fr/legal_page/eula.json';
import eulaMyDU from '../../../../../content/fr-fr/legal_page/eula-myDU.json';
import privacyPolicy from '../../../../../content/fr-fr/legal_page/privacy-policy.json';
import privacyPolicyMyDU from '../../../../../content/fr-fr/legal_page/privacy-policy-myDU.json';
import termsAndConditions from '../../../../../content/fr-fr/legal_page/terms-and-conditions.json';

export const documents: readonly unknown[] = [
  codeOfConduct,
  cookiePolicy,
  eula,
  eulaMyDU,
  privacyPolicy,
  privacyPolicyMyDU,
  termsAndConditions,
];
