import '../../support/production';
import { blankFields } from '../../support/blankFields';
import { representativeBlanks } from '../../support/blankings';

blankFields('one field of each section at a time', representativeBlanks);
