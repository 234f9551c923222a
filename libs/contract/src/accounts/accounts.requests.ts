import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  IsTimeZone,
  Length,
  Matches,
  MaxLength,
  MinLength,
} from 'class-validator';
import { LIMITS } from '../common/limits';
import { TEXTS } from '../texts/texts';
import { JsonBytes, trimmed } from '../common/validation';

const emailText = 'Please enter a valid email address.';

/** Body with an email address, as of `POST /api/auth/forgot-password`. */
export class EmailRequest {
  @Transform(trimmed)
  @IsEmail({}, { message: emailText })
  @MaxLength(LIMITS.emailLength, { message: emailText })
  email!: string;
}

/** Body of `POST /api/auth/signup`. */
export class SignupRequest extends EmailRequest {
  @IsString({ message: TEXTS.auth.passwordShort })
  @MinLength(LIMITS.passwordMin, { message: TEXTS.auth.passwordShort })
  @MaxLength(LIMITS.passwordMax, { message: 'Password must be at most 1,000 characters long' })
  password!: string;

  /** Token of an invitation link; required while the sign-up mode is `invite`. */
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'Please enter your invitation.' })
  @Length(1, LIMITS.inviteLength, { message: 'Please enter your invitation.' })
  invite?: string;
}

/** Body of `POST /api/auth/login`. */
export class LoginRequest {
  @Transform(trimmed)
  @IsString({ message: emailText })
  @Length(1, LIMITS.emailLength, { message: emailText })
  email!: string;

  @IsString({ message: 'Please enter your password.' })
  @Length(1, LIMITS.passwordMax, { message: 'Please enter your password.' })
  password!: string;
}

/** Body with a one-time token from a mail, as of `POST /api/auth/verify`. */
export class TokenRequest {
  @IsString({ message: 'The link is incomplete.' })
  @Length(20, 200, { message: 'The link is incomplete.' })
  token!: string;
}

/** Body of `POST /api/auth/reset-password`. */
export class ResetPasswordRequest extends TokenRequest {
  @IsString({ message: TEXTS.auth.passwordShort })
  @MinLength(LIMITS.passwordMin, { message: TEXTS.auth.passwordShort })
  @MaxLength(LIMITS.passwordMax, { message: 'Password must be at most 1,000 characters long' })
  password!: string;
}

/** Body of `POST /api/auth/change-password`. */
export class ChangePasswordRequest {
  @IsString({ message: 'Please enter your current password.' })
  @MaxLength(LIMITS.passwordMax, { message: 'Please enter your current password.' })
  currentPassword!: string;

  @IsString({ message: TEXTS.auth.passwordShort })
  @MinLength(LIMITS.passwordMin, { message: TEXTS.auth.passwordShort })
  @MaxLength(LIMITS.passwordMax, { message: 'Password must be at most 1,000 characters long' })
  newPassword!: string;

  /** Also revokes all thread keys. */
  @IsOptional()
  @IsBoolean({ message: 'Ending thread keys must be true or false.' })
  endThreadKeys?: boolean;
}

/** Ends another session. The password may be omitted after a recent authentication. */
export class EndSessionRequest {
  @IsOptional()
  @IsString({ message: 'Please enter your password.' })
  @Length(1, LIMITS.passwordMax, { message: 'Please enter your password.' })
  password?: string;
}

/** Body of `POST /api/auth/reauthenticate`. */
export class ReauthenticateRequest {
  @IsString({ message: 'Please enter your password.' })
  @Length(1, LIMITS.passwordMax, { message: 'Please enter your password.' })
  password!: string;
}

/** Body of `DELETE /api/account`; the password confirms the deletion. */
export class DeleteAccountRequest {
  @IsString({ message: 'Please enter your password.' })
  @Length(1, LIMITS.passwordMax, { message: 'Please enter your password.' })
  password!: string;
}

/** Body of `POST /api/account/operator`: the one-time set-up code of the installation. */
export class SetupCodeRequest {
  @Transform(trimmed)
  @IsString({ message: 'Please enter the set-up code.' })
  @Length(1, LIMITS.setupCodeLength, { message: 'Please enter the set-up code.' })
  code!: string;
}

/** Body of `PATCH /api/auth/me`. Omitted fields are not changed. */
export class UpdateMeRequest {
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'A name is text.' })
  @Length(1, LIMITS.displayNameLength, { message: 'A name has 1 to 80 characters.' })
  displayName?: string;

  /** The user states to be 18 or over. It can be set once and not unset. */
  @IsOptional()
  @IsIn([true], { message: 'Kinloom is for adults, 18 and over.' })
  adult?: true;

  @IsOptional()
  @IsObject({ message: 'Settings are an object.' })
  @JsonBytes(LIMITS.settingsBytes, { message: 'These settings are too large.' })
  settings?: Record<string, unknown>;

  /** IANA name of the time zone of this browser. */
  @IsOptional()
  @IsTimeZone({ message: 'A time zone has a name such as Europe/Berlin.' })
  timeZone?: string;
}

/** Body of `POST /api/authenticate_thread`, the sign-in by thread key. */
export class ThreadLoginRequest {
  @Transform(trimmed)
  @IsString({ message: 'Please enter the thread name.' })
  @Length(1, LIMITS.threadNameLength, { message: 'Please enter the thread name.' })
  thread_name!: string;

  @IsString({ message: 'Please enter the sacred key.' })
  @Length(1, LIMITS.passwordMax, { message: 'Please enter the sacred key.' })
  sacred_key!: string;
}

/** Body of `POST /api/thread-keys`; the password confirms the creation. */
export class CreateThreadKeyRequest {
  /** Password of the account. It is required because a thread key grants full access to the account. */
  @IsString({ message: 'Please enter your password.' })
  @Length(1, LIMITS.passwordMax, { message: 'Please enter your password.' })
  password!: string;

  @IsOptional()
  @IsIn(LIMITS.threadKeyDaysChoices, { message: 'A thread key is good for 30, 90, 180 or 365 days.' })
  expiresInDays?: number;

  @Transform(trimmed)
  @IsString({ message: 'A thread needs a name.' })
  @Length(1, LIMITS.threadNameLength, { message: 'A thread name has 1 to 100 characters.' })
  thread_name!: string;

  @IsString({ message: 'A thread needs a sacred key.' })
  @Length(LIMITS.passwordMin, LIMITS.passwordMax, { message: 'A sacred key has at least 6 characters.' })
  sacred_key!: string;

  /** A path of this app. A second slash or a backslash after the first one is refused, because it would make an open redirect. */
  @IsOptional()
  @IsString({ message: 'The page of a thread must be a path of this app.' })
  @MaxLength(200, { message: 'The page of a thread must be a path of this app.' })
  @Matches(/^\/(?![/\\])[^\\\s]*$/, { message: 'The page of a thread must be a path of this app.' })
  redirect?: string;
}
