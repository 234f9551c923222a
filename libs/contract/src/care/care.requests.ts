import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

const year = { message: 'A year has four digits.' };

/** A calendar year. */
export class YearQuery {
  @Type(() => Number)
  @IsInt(year)
  @Min(1000, year)
  @Max(9999, year)
  year!: number;
}

/** Country to list helplines for. */
export class CountryQuery {
  @IsOptional()
  @Matches(/^(?:[A-Z]{2})?$/, { message: 'A country is a code of two capital letters.' })
  country?: string;
}
