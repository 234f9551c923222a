import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { LIMITS } from '../common/limits';
import { SIGNUP_MODES, type SignupMode } from './signup';
import { trimmed } from '../common/validation';

const note = { message: `A note has at most ${LIMITS.inviteNoteLength} characters.` };
const days = { message: `An invitation is valid for 1 to ${LIMITS.inviteDaysMax} days.` };

/** Body of `PUT /api/admin/signup`. */
export class SignupModeRequest {
  @IsIn(SIGNUP_MODES, { message: `Sign-up is one of ${SIGNUP_MODES.join(', ')}.` })
  mode!: SignupMode;
}

/** Body of `POST /api/admin/invites`. */
export class CreateInviteRequest {
  @IsOptional()
  @Transform(trimmed)
  @IsString(note)
  @MaxLength(LIMITS.inviteNoteLength, note)
  // Data minimisation: the note is a label for operators and must not store the invitee's address.
  @Matches(/^[^@]*$/, { message: 'Please do not put an e-mail address into the note.' })
  note?: string;

  @IsOptional()
  @IsInt(days)
  @Min(1, days)
  @Max(LIMITS.inviteDaysMax, days)
  days?: number;
}
