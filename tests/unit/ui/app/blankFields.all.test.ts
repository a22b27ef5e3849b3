import '../../support/production';
import { testBlankFields } from '../../support/blankFields';
import { everyBlank } from '../../support/blankCases';

testBlankFields('each field alone', everyBlank);
