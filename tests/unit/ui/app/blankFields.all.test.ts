import '../../support/production';
import { blankFields } from '../../support/blankFields';
import { everyBlank } from '../../support/blankings';

blankFields('each field alone', everyBlank);
