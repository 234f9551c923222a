export { type RequestOrigin, requestOrigin, withRequestOrigin } from './request-origin';
export { SecurityLogModule } from './security-log.module';
export { type SecurityEventInput, SecurityLogService } from './security-log.service';
