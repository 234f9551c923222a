/** A running download or installation, which can be cancelled. @param props.progress 0–100 */
export function DownloadProgress({
  model,
  message,
  progress,
  isCancelling,
  onCancel,
}: {
  model: string;
  message: string;
  progress: number;
  isCancelling: boolean;
  onCancel: () => void;
}) {
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
      <p className="[overflow-wrap:anywhere]">
        {model}: {message} · {progress}%
      </p>
      <button type="button" className="btn btn-quiet" disabled={isCancelling} onClick={onCancel}>
        Cancel
      </button>
      <progress
        className="col-span-2 h-2 w-full overflow-hidden rounded-full accent-(--lamp)"
        max={100}
        value={progress}
        aria-label={`Download of ${model}`}
      />
    </div>
  );
}
