import { a } from '@kinloom/domain/accounts'; import { t } from '@kinloom/contract/requests'; console.log(a, t);
