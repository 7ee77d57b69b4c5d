import { forwardRef, type InputHTMLAttributes } from "react";

type FileInputProps = Pick<InputHTMLAttributes<HTMLInputElement>, "name" | "accept" | "aria-label"> & {
  onChoose: (files: FileList) => void;
};

/**
 * Hidden behind a button that opens it, and not in the tab order, where it would be a second stop for the same thing.
 */
export const FileInput = forwardRef<HTMLInputElement, FileInputProps>(function FileInput({ onChoose, ...given }, ref) {
  return (
    <input
      ref={ref}
      type="file"
      {...given}
      tabIndex={-1}
      className="sr-only"
      onChange={(event) => {
        if (event.target.files?.length) onChoose(event.target.files);
        // Otherwise choosing the same file again, e.g. after correcting it, would trigger no change event.
        event.target.value = "";
      }}
    />
  );
});
