export { CONFIG } from '@kinloom/config';
