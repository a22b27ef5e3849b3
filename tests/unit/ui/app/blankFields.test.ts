import '../../support/production';
import { testBlankFields } from '../../support/blankFields';
import { representativeBlanks } from '../../support/blankCases';

testBlankFields('one field of each section at a time', representativeBlanks);
