import codeOfConduct from '../../../../../content/en-us/legal_page/code-of-conduct.json';
import cookiePolicy from '../../../../../content/en-us/legal_page/cookie-policy.json';
import eula from '../../../../../content/en-us/legal_page/eula.json';
import eulaMyDU from '../../../../../content/en-us/legal_page/eula-myDU.json';
import privacyPolicy from '../../../../../content/en-us/legal_page/privacy-policy.json';
import privacyPolicyMyDU from '../../../../../content/en-us/legal_page/privacy-policy-myDU.json';
import termsAndConditions from '../../../../../content/en-us/legal_page/terms-and-conditions.json';

export const documents: readonly unknown[] = [
  codeOfConduct,
  cookiePolicy,
  eula,
  eulaMyDU,
  privacyPolicy,
  privacyPolicyMyDU,
  termsAndConditions,
];
