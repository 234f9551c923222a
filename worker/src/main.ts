import { a } from '@kinloom/domain/accounts'; console.log('w', a);
