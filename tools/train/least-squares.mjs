/**
 * Ridge regression: the weights that minimise the squared errors plus `penalty` times the squared weights.
 * @param {(readonly (readonly [place: number, value: number])[])[]} rows sparse vectors
 * @param {number[]} targets one for each row
 * @param {{ size: number, penalty: number }} options `size`: number of weights
 * @returns {Float64Array}
 */
export function solve(rows, targets, { size, penalty }) {
  const products = Array.from({ length: size }, () => new Float64Array(size));
  const sums = new Float64Array(size);
  for (const [at, row] of rows.entries()) {
    for (const [a, x] of row) {
      sums[a] += x * targets[at];
      for (const [b, y] of row) products[a][b] += x * y;
    }
  }
  for (let at = 0; at < size; at += 1) products[at][at] += penalty;
  return solveSymmetric(products, sums);
}

/** Cholesky decomposition of a positive definite matrix, and substitution. @param {Float64Array[]} matrix @param {Float64Array} right */
function solveSymmetric(matrix, right) {
  const size = right.length;
  const lower = Array.from({ length: size }, () => new Float64Array(size));
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row][column];
      for (let k = 0; k < column; k += 1) sum -= lower[row][k] * lower[column][k];
      lower[row][column] = row === column ? Math.sqrt(sum) : sum / lower[column][column];
    }
  }
  const middle = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    let sum = right[row];
    for (let k = 0; k < row; k += 1) sum -= lower[row][k] * middle[k];
    middle[row] = sum / lower[row][row];
  }
  const result = new Float64Array(size);
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = middle[row];
    for (let k = row + 1; k < size; k += 1) sum -= lower[k][row] * result[k];
    result[row] = sum / lower[row][row];
  }
  return result;
}
